// A thread that reads the tables of another program; `read-tables.ts` starts it.
import { answerTasks } from '../../../platform/workers/index.ts';
import * as tasks from './write-draft.ts';

answerTasks(tasks);
