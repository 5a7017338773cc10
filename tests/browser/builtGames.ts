import type { BrowserContext } from '@playwright/test';
import { type BuiltFiles, contentType } from '../projects.ts';

export const GAME_ADDRESS = 'http://game.test';

/** Serves a built game to the pages of a context, at its address. */
export async function serveGame(context: BrowserContext, files: BuiltFiles): Promise<void> {
  await context.route(`${GAME_ADDRESS}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = files.get(path);
    return route.fulfill(
      body === undefined
        ? { status: 404 }
        : { body: Buffer.from(body), contentType: contentType(path) },
    );
  });
}
