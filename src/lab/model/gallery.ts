/** Everything that the playground can open, as its gallery displays it. */
export interface Gallery {
  groups: GalleryGroup[];
  /** Keys of the items to show first. */
  showpieces: string[];
}

export interface GalleryGroup {
  title: string;
  items: GalleryItem[];
}

export interface GalleryItem {
  /** Identifies the item in the URL: `scene=revolute-joint`. */
  key: string;
  title: string;
  /** What it shows, in one sentence. */
  description: string;
  topic: string;
  /** Symbols of the library that are typical of its code: `WheelJoint`, `World.rayCast`. */
  symbols: string[];
  /** Further text that the filter searches: the rest of its description, and all classes and methods that it uses. */
  words: string;
  /** Base name of its picture files, without theme and extension; undefined if it has none. */
  picture?: string;
}
