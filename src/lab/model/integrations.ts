import { type Program, readRegions } from './regions.ts';

/** A file of a program that uses the library together with another one. */
export interface IntegrationFile extends Program {
  /** Name of its integration, and its path in a reader's project: `pixi/src/main.ts`. */
  id: string;
}

/**
 * Reads a file of an integration.
 * @param id its path below `integrations/`, with the extension
 * @throws RegionError if regions are not closed, overlap, or have the same name
 */
export function readIntegrationFile(id: string, text: string): IntegrationFile {
  return { id, ...readRegions(id, text.trimEnd()) };
}
