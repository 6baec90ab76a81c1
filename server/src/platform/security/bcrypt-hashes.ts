/** How accounts that moved here had their password kept: it is checked once, and then kept as ours are. */
export const isBcryptHash = (text: string): boolean => {
  const cost = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(text)?.[1];
  // Each more takes twice as long: nobody asks for minutes but who wants to keep a server busy.
  return cost !== undefined && Number(cost) >= 4 && Number(cost) <= 15;
};

let met: string | undefined;

/** Loaded where such a hash is met, as most servers never see one. */
const verifyBcrypt = async (password: string, hash: string): Promise<boolean> => {
  const { verify } = await import('@node-rs/bcrypt');
  return verify(password, hash);
};

export const checkBcrypt = (password: string, hash: string): Promise<boolean> => {
  met = hash;
  return verifyBcrypt(password, hash);
};

/** Takes as long as a wrong password for a hash like the last one, so that time tells nobody whose account moved here. */
export const spendBcrypt = async (password: string): Promise<void> => {
  if (met !== undefined) await verifyBcrypt(password, met);
};
