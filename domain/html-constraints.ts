import * as v from 'valibot'
import { type Constraints, type FormConstraints, WITH_A_DIGIT } from './constraints.ts'

interface Check {
  type: string
  requirement?: unknown
  message?: unknown
}

type Piped = v.GenericSchema & { pipe: readonly (v.GenericSchema | Check)[] }
const isPiped = (one: object): one is Piped => 'pipe' in one
const isWrapper = (schema: v.GenericSchema): schema is v.GenericSchema & { wrapped: v.GenericSchema } =>
  'wrapped' in schema
const isUnion = (schema: v.GenericSchema): schema is v.GenericSchema & { options: v.GenericSchema[] } =>
  schema.type === 'union' && 'options' in schema
const isList = (schema: v.GenericSchema): schema is v.GenericSchema & { item: v.GenericSchema } => 'item' in schema
const isGroup = (schema: v.GenericSchema): schema is v.GenericSchema & { entries: v.ObjectEntries } =>
  'entries' in schema

/** All checks of a schema, including those of the schemas that it is piped from. */
const checksOf = (schema: Piped): Check[] => schema.pipe.flatMap((one) => (isPiped(one) ? checksOf(one) : one))

/** `\d{4,10}`, `[A-Z]{2}`: a repetition of one kind of character. */
const REPEATED = /^\^(\[[^\]]+\]|\\d)(\{\d+(?:,\d+)?\})\$$/

/**
 * Allows spaces between the characters and lower-case letters: the edge normalises both before it parses
 * (worker/forms).
 */
function ofPattern(requirement: unknown): Constraints {
  const [, kind, times] = requirement instanceof RegExp ? (REPEATED.exec(requirement.source) ?? []) : []
  if (!kind) return {}
  const pattern = `(?:\\s*${kind.replace('A-Z', 'A-Za-z')})${times}\\s*`
  return { pattern, ...(kind === '\\d' && { inputMode: 'numeric' }) }
}

/** Number of decimals of a number without a limit: more than any stored number has. */
const MAX_DECIMALS = 12

/** Constraints of a text field that is parsed as a number with at most `digits` decimals; it may be empty. */
export const typedAsNumber = (digits: number): Constraints => ({
  digits,
  inputMode: digits === 0 ? 'numeric' : 'decimal',
  pattern: WITH_A_DIGIT,
})

function ofNumber(requirementOf: (type: string) => unknown): Constraints {
  const isWhole = requirementOf('integer') !== undefined
  const min = requirementOf('min_value')
  const max = requirementOf('max_value')
  return {
    ...typedAsNumber(isWhole ? 0 : MAX_DECIMALS),
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
  }
}

function ofText(requirementOf: (type: string) => unknown): Constraints {
  const maxLength = requirementOf('max_length')
  return { ...(typeof maxLength === 'number' && { maxLength }), ...ofPattern(requirementOf('regex')) }
}

/** Schemas that refuse an empty text. */
const REFUSE_EMPTY = ['string', 'picklist', 'literal']

function ofField(schema: v.GenericSchema, isOptional: boolean): Constraints {
  const checks = isPiped(schema) ? checksOf(schema) : []
  const requirementOf = (type: string) => checks.find((check) => check.type === type)?.requirement
  const isRequired = isGroup(schema)
    ? checks.some(({ message }) => message === 'required')
    : REFUSE_EMPTY.includes(schema.type) && !v.is(schema, '')
  return {
    ...(schema.type === 'number' ? ofNumber(requirementOf) : ofText(requirementOf)),
    ...(isRequired && !isOptional && { required: true }),
  }
}

function read(schema: v.GenericSchema, path: string, isOptional: boolean, found: FormConstraints): void {
  const [last] = isUnion(schema) ? schema.options.slice(-1) : []
  if (isWrapper(schema)) read(schema.wrapped, path, isOptional || schema.type === 'nullable', found)
  else if (isList(schema)) read(schema.item, `${path}.#`, true, found)
  else if (last) read(last, path, isOptional || v.is(schema, ''), found)
  else {
    found[path] = ofField(schema, isOptional)
    for (const [name, entry] of isGroup(schema) ? Object.entries(schema.entries) : [])
      if ('type' in entry && entry.kind === 'schema') read(entry, `${path}.${name}`, isOptional, found)
  }
}

/**
 * The part of a schema that a browser can validate natively. It never refuses what the schema accepts: optional rows and groups may be
 * empty, numbers may be written in any common way, and check digits, which HTML cannot express, are left to the edge.
 * @param entries of the schema of the form's call
 * @returns constraints by field name, with `#` for an index: `tiers.#.from`; a text in several languages also as a whole: `names`
 */
export function constraintsOf(entries: Record<string, v.GenericSchema>): FormConstraints {
  const found: FormConstraints = {}
  for (const [name, entry] of Object.entries(entries)) read(entry, name, false, found)
  return found
}

/** @param more constraints of our own parsers, which do not follow from a schema, by field name */
export function htmlConstraints(entries: Record<string, v.GenericSchema>, more: FormConstraints = {}) {
  return (): FormConstraints => {
    const found = constraintsOf(entries)
    for (const [name, one] of Object.entries(more)) found[name] = { ...found[name], ...one }
    return found
  }
}
