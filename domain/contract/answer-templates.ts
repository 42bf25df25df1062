/** /api/profile/company/answer-templates: ready answers of an organization. */
import * as v from 'valibot'
import { MAX_MESSAGE_LENGTH } from './messages.ts'
import { NamedText } from './named-texts.ts'
import { Line, LongText } from './text-input.ts'
import { STORED } from './values.ts'

/** UTF-16 units of a template's name. */
const MAX_NAME_LENGTH = 80

const EXAMPLE = { name: 'Terms of delivery', text: 'We deliver EXW Yekaterinburg within five days of payment.' }

export const NewAnswerTemplate = v.pipe(
  v.object({ name: Line(MAX_NAME_LENGTH), text: LongText(MAX_MESSAGE_LENGTH) }),
  v.examples([EXAMPLE]),
)
export type NewAnswerTemplate = v.InferOutput<typeof NewAnswerTemplate>

export const AnswerTemplateChange = v.pipe(v.partial(v.object(NewAnswerTemplate.entries)), v.examples([EXAMPLE]))

export const AnswerTemplateResponse = v.pipe(
  v.object({ data: NamedText }),
  v.examples([{ data: { ...STORED, ...EXAMPLE } }]),
)
export const AnswerTemplateList = v.pipe(
  v.object({ data: v.array(NamedText) }),
  v.examples([{ data: [{ ...STORED, ...EXAMPLE }] }]),
)
export type AnswerTemplateList = v.InferOutput<typeof AnswerTemplateList>
