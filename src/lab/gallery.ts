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
  /** What it shows, in a sentence or two. */
  description: string;
  topic: string;
  /** Symbols of the library that are typical of its code: `WheelJoint`, `World.rayCast`. */
  symbols: string[];
  /** All classes and methods that its code uses, for the filter. */
  uses: string;
  /** Name of its pictures' files, without theme and extension; undefined if it has none. */
  picture?: string;
}
