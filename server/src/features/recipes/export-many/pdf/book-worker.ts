// A thread that lays out the pages of a book; `print-book.ts` starts it.
import { answerTasks } from '../../../../platform/workers/index.ts';
import * as tasks from './write-pages.ts';

answerTasks(tasks);
