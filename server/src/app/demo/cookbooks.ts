/** What the household of the demo keeps together. */
interface DemoCookbook {
  name: string;
  description: string;
  categories?: string[];
  tags?: string[];
  requireAllTags?: boolean;
  queryFilterString?: string;
}

export const demoCookbooks: DemoCookbook[] = [
  {
    name: 'Weeknights',
    description: 'On the table before anybody asks.',
    tags: ['Weeknight', 'Quick'],
    requireAllTags: false,
  },
  { name: 'Sunday baking', description: 'Bread, pie and cake for slow days.', tags: ['Baking'] },
  { name: 'Oma Ilse', description: 'What she cooked, as she wrote it down.', tags: ['Family'] },
  {
    name: 'House favourites',
    description: 'Five stars from everybody at the table.',
    queryFilterString: 'rating >= 5',
  },
];
