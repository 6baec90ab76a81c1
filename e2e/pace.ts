const pace = Number(process.env.LARDER_TEST_PACE ?? 1);

/** Milliseconds as this machine needs them: `npm test` measures once how much slower it is than most. */
export const paced = (milliseconds: number): number => milliseconds * pace;
