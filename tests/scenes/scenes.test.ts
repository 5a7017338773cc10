import { IDS, testScenes } from './testScenes.ts';

// Recipes have a file of their own, so that two workers share the scenes.
testScenes(IDS.filter((id) => !id.startsWith('recipes/')));
