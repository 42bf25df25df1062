/** /api/profile/company/imports/{id}/categories: which category of the marketplace each of a file's own ones belongs to. */
import * as v from 'valibot'
import { MAX_PER_PAGE } from '../limits.ts'
import { MAX_PATH_LENGTH } from '../price-list/category-path.ts'
import { OwnProposal } from './category-proposals.ts'
import { Id, ONE_PAGE, PageMeta, PageParameters, STORED } from './values.ts'

/** Why a category is filled in. */
const MATCHED_BY = ['choice', 'name', 'above', 'code', 'facts'] as const

const FileCategory = v.object({
  path: v.pipe(
    v.string(),
    v.description('Name of the category and those of the categories above it'),
    v.examples(['Valves > Ball']),
  ),
  goods: v.pipe(v.number(), v.description('How many goods of the file are in it'), v.examples([12])),
  samples: v.pipe(v.array(v.string()), v.description('Names of the first of them')),
  current: v.pipe(v.nullable(Id), v.description('The category where the import puts them; null: unsorted')),
  suggested: v.pipe(
    v.nullable(Id),
    v.description('Category that the goods may belong to, where none is chosen or found by name'),
  ),
  by: v.pipe(
    v.nullable(v.picklist(MATCHED_BY)),
    v.description(
      'choice: chosen before; name: by its name; above: as the category above it; code: by the customs codes of the goods; facts: by their parameters',
    ),
  ),
  proposal: v.pipe(
    v.nullable(OwnProposal),
    v.description('State of the proposal to the operators, where one was made'),
  ),
})
export type FileCategory = v.InferOutput<typeof FileCategory>

export const FileCategoriesQuery = v.object(PageParameters)
export type FileCategoriesQuery = v.InferOutput<typeof FileCategoriesQuery>

export const FileCategories = v.pipe(
  v.object({ data: v.array(FileCategory), meta: PageMeta }),
  v.examples([
    {
      data: [
        {
          path: 'Valves > Ball',
          goods: 12,
          samples: ['Ball valve DN50'],
          current: STORED.id,
          suggested: null,
          by: 'name' as const,
          proposal: null,
        },
      ],
      meta: ONE_PAGE,
    },
  ]),
)
export type FileCategories = v.InferOutput<typeof FileCategories>

const Choice = v.object({
  path: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(MAX_PATH_LENGTH),
    v.description('Name of a category of the file, after the names of those above it'),
  ),
  category: v.pipe(v.nullable(Id), v.description('The category of its goods; null: none fits, they are unsorted')),
  propose: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Whether the operators are asked for a new category, where none fits'),
  ),
})

export const CategoryChoices = v.pipe(
  v.object({ categories: v.pipe(v.array(Choice), v.minLength(1), v.maxLength(MAX_PER_PAGE)) }),
  v.examples([{ categories: [{ path: 'Valves > Ball', category: STORED.id, propose: false }] }]),
)
export type CategoryChoices = v.InferOutput<typeof CategoryChoices>
