/** Levels of each tree from the top down; a node stores the index of its level. */
export const LEVELS = {
  okved: ['section', 'class', 'subclass', 'group', 'subgroup', 'kind'],
  // A group is a line of the tariff with dashes and no code of its own.
  tnved: [
    'section',
    'chapter',
    'subchapter',
    'heading',
    'group',
    'subheading6',
    'subheading8',
    'subheading9',
    'subheading10',
  ],
} as const
export type Level = (typeof LEVELS)[keyof typeof LEVELS][number]
