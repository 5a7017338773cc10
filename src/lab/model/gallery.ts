/** What the playground can open, as its gallery shows it. */
export interface Gallery {
  groups: GalleryGroup[];
}

export interface GalleryGroup {
  title: string;
  items: GalleryItem[];
}

export interface GalleryItem {
  /** Names the item in the address: `scene=revolute-joint`. */
  key: string;
  title: string;
  /** What it shows, in one sentence. */
  description: string;
  topic: string;
  /** Symbols of the library that are typical of its code: `WheelJoint`, `World.rayCast`. */
  symbols: string[];
  /** What the filter finds in addition: the rest of its description, and all classes and methods that it uses. */
  words: string;
  /** Name of its pictures' files, without theme and extension; undefined if it has none. */
  picture?: string;
}
