import type { TableFormat } from '@larder/contract';
import Papa from 'papaparse';
import type { FileAnswer } from '../../../platform/http/index.ts';
import { cellOf, type FileColumns, recordOf } from './file-columns.ts';

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\ufeff';

/** A table as a file. Cells of a CSV file that a spreadsheet would compute begin with an apostrophe. */
export const writeTable = (
  name: string,
  columns: FileColumns,
  items: readonly object[],
  format: TableFormat,
): FileAnswer => {
  const records = items.map((item) => recordOf(columns, item));
  if (format === 'json') {
    const body = Buffer.from(`${JSON.stringify(records, null, 2)}\n`);
    return { body, contentType: 'application/json', saveAs: `${name}.json` };
  }
  const fields = Object.keys(columns);
  const data = records.map((record) => fields.map((field) => withSecondApostrophe(cellOf(record[field]))));
  const text = Papa.unparse({ fields, data }, { escapeFormulae: true });
  return { body: Buffer.from(byteOrderMark + text), contentType: 'text/csv; charset=utf-8', saveAs: `${name}.csv` };
};

/** One that begins like a cell that is kept from being computed, and is to come back as it is. */
const withSecondApostrophe = (cell: string): string => cell.replace(/^(?='+[=+\-@\t\r])/, "'");
