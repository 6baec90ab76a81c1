// A thread that reads what strangers sent; `reading.ts` starts it.
import { answerTasks } from '../../platform/workers/index.ts';
import * as content from './read-content.ts';

answerTasks(content);
