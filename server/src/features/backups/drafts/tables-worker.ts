// A thread that reads the tables of another program, or of a household in our archive; `read-tables.ts` starts it.
import { answerTasks } from '../../../platform/workers/index.ts';
import { writeDraftOfHousehold } from '../household/read-household.ts';
import { writeDraft, writeDraftOfPieces } from '../mealie/write-draft.ts';

answerTasks({ writeDraft, writeDraftOfPieces, writeDraftOfHousehold });
