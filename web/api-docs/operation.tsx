import { curl } from './curl.ts'
import type { Answer, Endpoint, Media, Parameter, Schema } from './open-api.ts'
import { Fields, resolved, Told, Type } from './schema.tsx'

const pretty = (media: Media) => JSON.stringify(media.example, null, 2)

/** Code with a name, folded away: what most readers need is above it. */
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
      <dl className="api-fields">
        {parameters.map(({ name, in: place, required, description, schema }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              <span className="soft">
                {' '}
                {place}
                {required ? '' : ', optional'}
              </span>
            </dt>
            <dd>
              <Type schema={schema} />
              <span className="api-about">
                <Told text={description ?? ''} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface BodyProps {
  content: Record<string, Media>
  schemas: Record<string, Schema>
}

function Body({ content, schemas }: BodyProps) {
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

function Answers({ responses }: { responses: Record<string, Answer> }) {
  return (
    <>
      <h4>Answers</h4>
      <dl className="api-answers">
        {Object.entries(responses).map(([status, { description, content = {} }]) => (
          <div key={status}>
            <dt>
              <code>{status === 'default' ? '5xx' : status}</code>
            </dt>
            <dd>
              <Told text={description} />
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

/** Example of the first answer that has a body of its own. */
function AnswerExample({ responses }: { responses: Record<string, Answer> }) {
  const [found] = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    status.startsWith('2') ? Object.values(content).map((media) => ({ status, media })) : [],
  )
  return found?.media.example === undefined ? null : (
    <Folded title={`Example of the answer ${found.status}`} code={pretty(found.media)} />
  )
}

/** One call: what it is for, who may make it, what it takes, what it answers. */
export function OperationEntry({ endpoint, schemas }: { endpoint: Endpoint; schemas: Record<string, Schema> }) {
  const { path, method, operation } = endpoint
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation
  return (
    <article className="api-operation" id={operationId}>
      <h3>
        <a href={`#${operationId}`}>
          <span className={`api-method api-${method}`}>{method.toUpperCase()}</span> <code>{path}</code>
        </a>
      </h3>
      <p>
        <Told text={`${summary}.`} />
      </p>
      <p className="small soft">{description}</p>
      <Parameters parameters={parameters} />
      {requestBody ? <Body content={requestBody.content} schemas={schemas} /> : null}
      <Answers responses={responses} />
      <Folded title="Example of the call" code={curl(endpoint)} />
      <AnswerExample responses={responses} />
    </article>
  )
}
