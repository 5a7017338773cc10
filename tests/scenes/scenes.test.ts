import { IDS, testScenes } from './testScenes.ts';

// Recipes are in another file, so that two workers share the scenes.
testScenes(IDS.filter((id) => !id.startsWith('recipes/')));
