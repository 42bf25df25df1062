import type { ReactNode } from 'react'
import type { Schema } from './open-api.ts'

const nameIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

/** A text whose parts between backticks become code elements. */
export const InlineCode = ({ text }: { text: string }) =>
  text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: written once, never drawn again
      <code key={at}>{part}</code>
    ) : (
      part
    ),
  )

/** @returns the schema that a `$ref` points to; any other schema unchanged */
export const resolved = (schema: Schema, schemas: Record<string, Schema>): Schema =>
  (schema.$ref && schemas[nameIn(schema.$ref)]) || schema

export const schemaAnchor = (name: string): string => `schema-${name}`

/** The limits of a value as texts. */
function limits(schema: Schema): string[] {
  const { pattern, format, maxItems, default: usual } = schema
  const range = (least: number | undefined, most: number | undefined, of: string) =>
    least === undefined && most === undefined ? [] : [`${least ?? 0} to ${most ?? 'any'}${of}`]
  return [
    ...(format ? [format] : []),
    ...(pattern ? [pattern] : []),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minimum, schema.maximum, ''),
    ...(maxItems === undefined ? [] : [`at most ${maxItems}`]),
    ...(usual === undefined ? [] : [`${JSON.stringify(usual)} by default`]),
  ]
}

function typeName({ type = 'anything', const: only, enum: choices }: Schema): string {
  if (only !== undefined) return JSON.stringify(only)
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' · ')
  return [type].flat().join(' or ')
}

/** What a value is: a link to a named schema, a list of something, one of several, a string with its limits. */
export function Type({ schema }: { schema: Schema }) {
  const { $ref, items, prefixItems, anyOf, oneOf, properties } = schema
  if ($ref) return <a href={`#${schemaAnchor(nameIn($ref))}`}>{nameIn($ref)}</a>
  const variants = anyOf ?? oneOf
  if (variants) {
    return variants.map((variant, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: written once, never drawn again
      <span key={at}>
        {at > 0 ? ' or ' : ''}
        <Type schema={variant} />
      </span>
    ))
  }
  if (prefixItems) return `list of ${prefixItems.length}`
  if (items) {
    return (
      <>
        {'list of '}
        <Type schema={items} />
      </>
    )
  }
  if (properties) return 'object:'
  const limitTexts = limits(schema)
  return (
    <>
      <code>{typeName(schema)}</code>
      {limitTexts.length > 0 && <span className="soft"> {limitTexts.join(', ')}</span>}
    </>
  )
}

/** The object schemas whose fields are listed: the schema itself, the items of a list, or the variants of a union. */
const objectsIn = (schema: Schema): Schema[] =>
  schema.properties
    ? [schema]
    : [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) => (part ? objectsIn(part) : []))

interface FieldProps {
  name: string
  /** Where a parameter is sent (path, query, header), and whether it is optional. */
  note: string
  schema: Schema
  description: string | undefined
  children?: ReactNode
}

/** A field or a parameter: its name, its type and what it means. */
export const Field = ({ name, note, schema, description, children }: FieldProps) => (
  <div>
    <dt>
      <code>{name}</code>
      {note && <span className="soft"> {note}</span>}
    </dt>
    <dd>
      <Type schema={schema} />
      {description && (
        <p className="soft">
          <InlineCode text={description} />
        </p>
      )}
      {children}
    </dd>
  </div>
)

/** The fields of an object, with nested objects below their field. */
export function Fields({ schema }: { schema: Schema }) {
  return objectsIn(schema).map((object, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: written once, never drawn again
    <dl key={at}>
      {Object.entries(object.properties ?? {}).map(([name, part]) => (
        <Field
          key={name}
          name={name}
          note={object.required?.includes(name) ? '' : 'optional'}
          schema={part}
          description={part.description}
        >
          <Fields schema={part} />
        </Field>
      ))}
    </dl>
  ))
}
