/**
 * What the categories in a supplier's files mean, and categories that suppliers propose to operators
 * (migrations/0115_category_choices.sql, 0137_category_proposals.sql).
 */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ProposalStatus } from '../../../domain/contract/category-proposals.ts'
import { identified, json } from './columns.ts'

export const categoryChoices = sqliteTable(
  'category_choices',
  {
    company: integer('company').notNull(),
    path: text('path').notNull(),
    category: integer('category'),
    updatedAt: integer('updated_at').notNull(),
  },
  ({ company, path }) => [primaryKey({ columns: [company, path] })],
)

export const categoryProposals = sqliteTable('category_proposals', {
  ...identified,
  company: integer('company').notNull(),
  path: text('path').notNull(),
  label: text('label').notNull(),
  goods: integer('goods').notNull(),
  samples: json<string[]>('samples').notNull().default([]),
  status: text('status').$type<ProposalStatus>().notNull().default('waiting'),
  category: integer('category'),
  answer: text('answer').notNull().default(''),
  decidedAt: integer('decided_at'),
  version: integer('version').notNull().default(1),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})
