import { curl } from './curl.ts'
import type { Endpoint, Media, Operation, Parameter, Schema } from './open-api.ts'
import { Field, Fields, InlineCode, resolved, Type } from './schema.tsx'

const pretty = (media: Media) => JSON.stringify(media.example, null, 2)

/** Code with a title, collapsed: what most readers need is above it. */
function Folded({ title, code }: { title: string; code: string }) {
  return (
    <details>
      <summary>{title}</summary>
      <pre>
        <code>{code}</code>
      </pre>
    </details>
  )
}

function Parameters({ parameters }: { parameters: Parameter[] }) {
  if (parameters.length === 0) return null
  return (
    <>
      <h4>Parameters</h4>
      <dl>
        {parameters.map(({ name, in: place, required, description, schema }) => (
          <Field
            key={name}
            name={name}
            note={required ? place : `${place}, optional`}
            schema={schema}
            description={description}
          />
        ))}
      </dl>
    </>
  )
}

function Body({ content, schemas }: { content: Record<string, Media>; schemas: Record<string, Schema> }) {
  return Object.entries(content).map(([type, { schema }]) => (
    <div key={type}>
      <h4>Body</h4>
      <p className="small">
        <code>{type}</code>: <Type schema={schema} />
      </p>
      <Fields schema={resolved(schema, schemas)} />
    </div>
  ))
}

const isProblem = (type: string) => type === 'application/problem+json'

function Responses({ responses }: Pick<Operation, 'responses'>) {
  return (
    <>
      <h4>Answers</h4>
      <dl className="answers">
        {Object.entries(responses).map(([status, { description, content = {} }]) => (
          <div key={status}>
            <dt>
              <code>{status === 'default' ? '5xx' : status}</code>
            </dt>
            <dd>
              <InlineCode text={description} />
              {Object.entries(content).map(([type, { schema }]) =>
                isProblem(type) || Object.keys(schema).length === 0 ? null : (
                  <span key={type}>
                    {': '}
                    <Type schema={schema} />
                  </span>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Example of the first successful response that has a body. */
function ResponseExample({ responses }: Pick<Operation, 'responses'>) {
  const [first] = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    status.startsWith('2') ? Object.values(content).map((media) => ({ status, media })) : [],
  )
  if (first?.media.example === undefined) return null
  return <Folded title={`Example of the answer ${first.status}`} code={pretty(first.media)} />
}

/** An operation: its purpose, its parameters and body, its responses and an example. */
export function OperationEntry({ endpoint, schemas }: { endpoint: Endpoint; schemas: Record<string, Schema> }) {
  const { path, method, operation } = endpoint
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation
  return (
    <article id={operationId}>
      <h3>
        <a href={`#${operationId}`}>
          <span className={`figures method ${method}`}>{method.toUpperCase()}</span> <code>{path}</code>
        </a>
      </h3>
      <p>
        <InlineCode text={`${summary}.`} />
      </p>
      <p className="small soft">{description}</p>
      <Parameters parameters={parameters} />
      {requestBody ? <Body content={requestBody.content} schemas={schemas} /> : null}
      <Responses responses={responses} />
      <Folded title="Example of the call" code={curl(endpoint)} />
      <ResponseExample responses={responses} />
    </article>
  )
}
