/** What a call of the API takes and returns. */
import type * as v from 'valibot'
import type { LocaleQuery } from '../values.ts'

type Schema = v.GenericSchema

/** A query string: values are strings, which the API validates. */
type QueryOf<Input> = { [Key in keyof Input]: string }

/** @typeParam Output schema of the successful response, null where it has no body */
interface Endpoint<Output extends Schema | null, Query extends Schema, Json, Body = undefined> {
  query: QueryOf<v.InferInput<Query>>
  json: Json
  body: Body
  output: Output extends Schema ? v.InferOutput<Output> : null
}

/** A call without a body. */
export type Call<Output extends Schema | null, Query extends Schema = typeof LocaleQuery> = Endpoint<
  Output,
  Query,
  undefined
>
/** A call with a form that has a file in its field `file`. */
export type WithFile<Output extends Schema | null, Query extends Schema = typeof LocaleQuery> = Endpoint<
  Output,
  Query,
  undefined,
  FormData
>
/** A call with a JSON body. */
export type Json<Output extends Schema | null, Input extends Schema> = Endpoint<
  Output,
  typeof LocaleQuery,
  v.InferInput<Input>
>
