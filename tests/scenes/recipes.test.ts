import { IDS, testScenes } from './testScenes.ts';

testScenes(IDS.filter((id) => id.startsWith('recipes/')));
