interface Made {
  createdAt: string | null;
  updatedAt: string | null;
}

export interface InstanceLabel extends Made {
  id: string;
  name: string;
  color: string;
}

interface Aliased extends Made {
  id: string;
  name: string;
  pluralName: string | null;
  description: string;
  aliases: string[];
  extras: Record<string, string>;
}

export interface InstanceFood extends Aliased {
  labelId: string | null;
  onHand: boolean;
}

export interface InstanceUnit extends Aliased {
  abbreviation: string;
  pluralAbbreviation: string | null;
  useAbbreviation: boolean;
  fraction: boolean;
  /** One of it is so many of a unit that everybody means the same by, in the words of the program. */
  standard: { quantity: number; unit: string } | null;
}

export interface InstanceOrganizer extends Made {
  id: string;
  kind: 'category' | 'tag' | 'tool';
  name: string;
  slug: string;
  onHand: boolean;
}
