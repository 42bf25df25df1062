/** /api/operator/category-proposals: categories of suppliers' files that none of the marketplace's fits. */
import * as v from 'valibot'
import { OptionalText } from './text-input.ts'
import { Id, Localized, ONE_PAGE, PageMeta, PageParameters, STORED } from './values.ts'

const PROPOSAL_STATUSES = ['waiting', 'placed', 'refused'] as const
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]

const Status = v.pipe(
  v.picklist(PROPOSAL_STATUSES),
  v.description('placed: its goods go to `category`, from the next import on'),
)

/** A proposal as its supplier sees it. */
export const OwnProposal = v.object({
  status: Status,
  answer: v.pipe(v.string(), v.description('What the operator has written')),
})

const Proposal = v.object({
  id: Id,
  company: v.object({ id: Id, name: Localized }),
  path: v.pipe(
    v.string(),
    v.description('Name of the category in the file, after the names of those above it'),
    v.examples(['Valves > Ball']),
  ),
  goods: v.pipe(v.number(), v.description('How many goods of the file are in it'), v.examples([12])),
  samples: v.pipe(v.array(v.string()), v.description('Names of some of them')),
  status: Status,
  category: v.nullable(v.object({ id: Id, name: Localized })),
  answer: v.string(),
  createdAt: v.string(),
  version: v.number(),
})
export type Proposal = v.InferOutput<typeof Proposal>

export const ProposalsQuery = v.object({
  state: v.pipe(
    v.optional(v.picklist(['decided'])),
    v.description('Only decided ones; absent: those that wait, the oldest first'),
    v.examples(['decided' as const]),
  ),
  locale: v.optional(v.string()),
  ...PageParameters,
})
export type ProposalsQuery = v.InferOutput<typeof ProposalsQuery>

export const Proposals = v.pipe(
  v.object({ data: v.array(Proposal), meta: PageMeta }),
  v.examples([
    {
      data: [
        {
          id: STORED.id,
          company: { id: STORED.id, name: { text: 'Uralarmatura', lang: 'en' as const } },
          path: 'Valves > Ball',
          goods: 12,
          samples: ['Ball valve DN50'],
          status: 'waiting' as const,
          category: null,
          answer: '',
          createdAt: '2026-11-23T10:00:00.000Z',
          version: 1,
        },
      ],
      meta: ONE_PAGE,
    },
  ]),
)
export type Proposals = v.InferOutput<typeof Proposals>

/** Where goods of the category go, or why there is no place for them. */
export const ProposalDecision = v.pipe(
  v.object({
    category: v.pipe(v.nullable(Id), v.description('The category of its goods; null: it is refused')),
    answer: v.pipe(OptionalText(1000), v.description('What its supplier reads; required where it is refused')),
  }),
  v.examples([{ category: STORED.id, answer: '' }]),
)

export const DecideProposalResponse = v.pipe(
  v.object({ data: v.object({ id: v.string(), status: Status, version: v.number() }) }),
  v.examples([{ data: { id: STORED.id, status: 'placed' as const, version: 2 } }]),
)
