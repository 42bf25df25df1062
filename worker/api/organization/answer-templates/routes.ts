import { sql } from 'drizzle-orm'
import {
  AnswerTemplateChange,
  AnswerTemplateList,
  AnswerTemplateResponse,
  NewAnswerTemplate,
} from '../../../../domain/contract/answer-templates.ts'
import { MAX_TEMPLATES } from '../../../../domain/limits.ts'
import { answerTemplates } from '../../../db/schema.ts'
import { member } from '../../http/access/viewer.ts'
import { namedTexts } from '../../http/named-texts.ts'

/** /api/profile/company/answer-templates */
export const ownTemplates = namedTexts({
  tag: 'inquiries',
  table: answerTemplates,
  owner: answerTemplates.company,
  ownerOf: (c) => member(c).organization.num,
  order: sql`num`,
  most: MAX_TEMPLATES,
  failures: { unknown: 'template.unknown', tooMany: 'templates.too-many' },
  rights: { read: 'inquiry.read', edit: 'inquiry.answer' },
  schemas: {
    list: AnswerTemplateList,
    one: AnswerTemplateResponse,
    added: NewAnswerTemplate,
    change: AnswerTemplateChange,
  },
  summaries: {
    list: 'Ready answers of the organization, in the order in which they were added',
    add: 'Adds a ready answer',
    change: 'Changes a ready answer',
    remove: 'Removes a ready answer',
  },
})
