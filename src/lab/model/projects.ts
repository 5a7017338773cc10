/** A project that readers can download: a step of a tutorial, or an integration. */
export interface Project {
  /** The step, or the name of the integration: `brick-breaker/02-paddle`, `pixi`. */
  id: string;
  /** Name of its folder, and of its package. */
  name: string;
  /** A ZIP archive. */
  zip: Uint8Array<ArrayBuffer>;
}
