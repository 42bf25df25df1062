/** /api/operator/confirmation: the second factor of operators. */
import * as v from 'valibot'
import { TypedCode } from './auth.ts'
import { Id } from './values.ts'

const login = v.pipe(Id, v.description('Id of one of `logins`'), v.examples(['06d2k6t0000g1a2b']))

export const ActConfirmation = v.object({
  data: v.object({
    until: v.pipe(
      v.nullable(v.string()),
      v.description('Moment until which sensitive actions need no other code; null: they need one'),
      v.examples(['2026-11-29T10:30:00.000Z']),
    ),
    logins: v.pipe(
      v.array(v.object({ id: Id, login: v.pipe(v.string(), v.description('Masked'), v.examples(['+7•••4567'])) })),
      v.description('Logins of the account but the one that the session was signed in with'),
      v.examples([[{ id: '06d2k6t0000g1a2b', login: '+7•••4567' }]]),
    ),
  }),
})
export type ActConfirmation = v.InferOutput<typeof ActConfirmation>['data']

export const ConfirmationCode = v.pipe(v.object({ login }), v.examples([{ login: '06d2k6t0000g1a2b' }]))
export const ActProof = v.pipe(
  v.object({ login, code: TypedCode }),
  v.examples([{ login: '06d2k6t0000g1a2b', code: '123456' }]),
)
