import type { TestApp } from './test-app.ts';

/** What becomes of the writing transactions from here on, counted: the one with the number ends the work before or after it is saved. */
export const endAt = ({ write }: TestApp['connection'], number: number, moment: 'before' | 'after') => {
  const original = write.transaction.bind(write);
  let begun = 0;
  write.transaction = () => {
    const builder = original();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      begun += 1;
      const isLast = begun === number;
      const result = await execute(async (transaction) => {
        const done = await work(transaction);
        if (isLast && moment === 'before') throw new Error('the process ends');
        return done;
      });
      if (isLast && moment === 'after') throw new Error('the process ends');
      return result;
    };
    return builder;
  };
  return {
    hasEnded: () => begun >= number,
    goOn: () => {
      write.transaction = original;
    },
  };
};
