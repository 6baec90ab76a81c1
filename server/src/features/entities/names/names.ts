import type { ErrorCode } from '@larder/contract';
import { AppError } from '../../../platform/errors/index.ts';

/** The names of an entity as they are compared. */
export interface Names {
  id: string;
  name: string;
  /** What its name has in common with names that mean the same. */
  key: string;
  /** The same of each of its aliases. */
  aliasKeys: string[];
}

interface Codes {
  nameTaken: ErrorCode;
  aliasTaken: ErrorCode;
}

/** Who has which name: a name or an alias leads to one entity, whatever its capitals and accents are. */
export class NameIndex {
  private readonly byName = new Map<string, Names>();
  private readonly byAlias = new Map<string, Names>();

  constructor(
    private readonly codes: Codes,
    known: Iterable<Names>,
  ) {
    for (const names of known) this.note(names);
  }

  ownerOf(key: string): Names | undefined {
    return this.byName.get(key);
  }

  /** Whether a name or an alias leads to one. */
  isKnown(key: string): boolean {
    return this.byName.has(key) || this.byAlias.has(key);
  }

  /** @throws AppError when another one has the name or one of the aliases */
  refuseTaken({ id, name, key, aliasKeys }: Names, aliases: readonly string[] = []): void {
    const namesake = this.other(this.byName.get(key), id);
    if (namesake) throw new AppError(this.codes.nameTaken, { name: namesake.name });
    const owner = this.other(this.byAlias.get(key), id);
    if (owner) throw new AppError(this.codes.aliasTaken, { alias: name, name: owner.name });
    for (const [index, aliasKey] of aliasKeys.entries()) {
      const leadsTo = this.other(this.byName.get(aliasKey) ?? this.byAlias.get(aliasKey), id);
      if (leadsTo) throw new AppError(this.codes.aliasTaken, { alias: aliases[index] ?? aliasKey, name: leadsTo.name });
    }
  }

  note(names: Names): void {
    this.byName.set(names.key, names);
    for (const key of names.aliasKeys) this.byAlias.set(key, names);
  }

  forget({ key, aliasKeys }: Names): void {
    this.byName.delete(key);
    for (const alias of aliasKeys) this.byAlias.delete(alias);
  }

  private other(owner: Names | undefined, id: string): Names | undefined {
    return owner && owner.id !== id ? owner : undefined;
  }
}
