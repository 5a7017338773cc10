/** A still picture of a scene, as SVG elements. */
export interface Poster {
  /** Size in units of about a CSS pixel in a page, without margins, so that it is fitted like the live picture. */
  width: number;
  height: number;
  elements: SvgElement[];
}

/** An SVG element, as plain data. Renderers escape its texts. */
export interface SvgElement {
  name: 'path' | 'text';
  /** Attributes by their names in React: `strokeWidth`. */
  attributes: Record<string, string | number>;
  text?: string;
}
