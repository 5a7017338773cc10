import { startConverters } from './converter.ts';
import { keepTasks } from './taskList.ts';

/** Makes the fields of an article usable: those of task lists and converters. */
export function startFields(article: HTMLElement): void {
  keepTasks(article);
  startConverters(article);
}
