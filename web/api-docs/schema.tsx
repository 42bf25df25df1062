import type { Schema } from './open-api.ts'

const nameIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

/** A sentence with code between backticks. */
export const Told = ({ text }: { text: string }) =>
  text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: written once, never drawn again
      <code key={at}>{part}</code>
    ) : (
      part
    ),
  )

/** What a reference leads to. */
export const resolved = (schema: Schema, schemas: Record<string, Schema>): Schema =>
  (schema.$ref && schemas[nameIn(schema.$ref)]) || schema

export const schemaAnchor = (name: string): string => `schema-${name}`

/** Limits of a value, as a reader asks for them. */
function limits({
  pattern,
  format,
  minLength,
  maxLength,
  minimum,
  maximum,
  maxItems,
  default: usual,
}: Schema): string[] {
  const range = (least: number | undefined, most: number | undefined, of: string) =>
    least === undefined && most === undefined ? [] : [`${least ?? 0} to ${most ?? 'any'}${of}`]
  return [
    ...(format ? [format] : []),
    ...(pattern ? [pattern] : []),
    ...range(minLength, maxLength, ' characters'),
    ...range(minimum, maximum, ''),
    ...(maxItems === undefined ? [] : [`at most ${maxItems}`]),
    ...(usual === undefined ? [] : [`${JSON.stringify(usual)} unless told`]),
  ]
}

const typeName = ({ type, const: only, enum: choices }: Schema): string =>
  only !== undefined
    ? JSON.stringify(only)
    : choices
      ? choices.map((choice) => JSON.stringify(choice)).join(' · ')
      : [type ?? 'anything'].flat().join(' or ')

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
  const told = limits(schema)
  return (
    <>
      <code>{typeName(schema)}</code>
      {told.length > 0 ? <span className="soft"> {told.join(', ')}</span> : null}
    </>
  )
}

/** The object whose fields are worth a list: the schema itself, or what it is a list or a variant of. */
const objectsIn = (schema: Schema): Schema[] =>
  schema.properties
    ? [schema]
    : [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) => (part ? objectsIn(part) : []))

/** Fields of an object, those of objects within it below them. */
export function Fields({ schema }: { schema: Schema }) {
  return objectsIn(schema).map((object, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: written once, never drawn again
    <dl className="api-fields" key={at}>
      {Object.entries(object.properties ?? {}).map(([field, part]) => (
        <div key={field}>
          <dt>
            <code>{field}</code>
            {object.required?.includes(field) ? null : <span className="soft"> optional</span>}
          </dt>
          <dd>
            <Type schema={part} />
            {part.description ? (
              <span className="api-about">
                <Told text={part.description} />
              </span>
            ) : null}
            <Fields schema={part} />
          </dd>
        </div>
      ))}
    </dl>
  ))
}
