// A thread that reads the files of other apps; `read-in-threads.ts` starts it.
import { answerTasks } from '../../../platform/workers/index.ts';
import * as tasks from './read-sent.ts';

answerTasks(tasks);
