/** A still picture of a scene, as SVG elements. */
export interface Poster {
  /** Its units: about a CSS pixel in a page. Without margins, so that it is fitted like the live picture. */
  width: number;
  height: number;
  elements: SvgElement[];
}

/** An SVG element, as plain data. Whoever renders it escapes it. */
export interface SvgElement {
  name: 'path' | 'text';
  /** By the names that React uses: `strokeWidth`. */
  attributes: Record<string, string | number>;
  text?: string;
}
