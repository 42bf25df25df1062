/**
 * /api/docs: the OpenAPI document as a page. Rendered by the build (scripts/vite/api-document.ts): it needs no script and no worker,
 * and it is in English only.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { APP_NAME } from '../../domain/app-name.ts'
import { anchor, sectionTitles, toHtml } from './markdown.ts'
import { endpoints, type OpenApi, type Schema } from './open-api.ts'
import { OperationEntry } from './operation.tsx'
import { Fields, schemaAnchor, Type } from './schema.tsx'

const groupAnchor = (name: string) => `group-${anchor(name)}`

/** The document's tags, each with its operations. */
const groupsOf = (document: OpenApi) =>
  document.tags.map((tag) => ({
    ...tag,
    calls: endpoints(document).filter(({ operation }) => operation.tags.includes(tag.name)),
  }))

function Contents({ titles, groups }: { titles: string[]; groups: ReturnType<typeof groupsOf> }) {
  return (
    <nav className="small" aria-label="Contents">
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${anchor(title)}`}>{title}</a>
          </li>
        ))}
        {groups.map(({ name, calls }) => (
          <li key={name}>
            <details>
              <summary>
                {name} <span className="soft small">{calls.length}</span>
              </summary>
              <ul>
                {calls.map(({ method, path, operation }) => (
                  <li key={operation.operationId}>
                    <a href={`#${operation.operationId}`}>
                      <span className={`figures method ${method}`}>{method.toUpperCase()}</span> {path}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
        <li>
          <a href="#schemas">Schemas</a>
        </li>
      </ul>
    </nav>
  )
}

function Schemas({ schemas }: { schemas: Record<string, Schema> }) {
  return (
    <section aria-labelledby="schemas">
      <h2 id="schemas">Schemas</h2>
      {Object.entries(schemas).map(([name, schema]) => (
        <article id={schemaAnchor(name)} key={name}>
          <h3>{name}</h3>
          {schema.properties ? null : (
            <p>
              <Type schema={schema} />
            </p>
          )}
          <Fields schema={schema} />
        </article>
      ))}
    </section>
  )
}

const START = `SITE=https://…   # the address of this site
curl -c jar "$SITE/api/auth/send-code" -H "Origin: $SITE" -H 'Content-Type: application/json' -d '{"login": "you@example.com"}'
curl -b jar -c jar "$SITE/api/auth/verify-code" -H "Origin: $SITE" -H 'Content-Type: application/json' \\
  -d '{"login": "you@example.com", "code": "123456"}'
curl -b jar "$SITE/api/profile"`

function Page({ document, styles }: { document: OpenApi; styles: string[] }) {
  const { info, components } = document
  const title = `${info.title} · ${APP_NAME.en}`
  const groups = groupsOf(document)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta
          name="description"
          content={`Every call of the API of ${APP_NAME.en}, with parameters, bodies, answers and examples.`}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <header className="section-head wrap">
          <a href="/en">{APP_NAME.en}</a>
          <a href="/api/openapi.json">openapi.json</a>
        </header>
        <div className="wrap columns">
          <Contents titles={sectionTitles(info.description)} groups={groups} />
          <main id="content">
            <h1>{info.title}</h1>
            {/* Trusted: made from docs/api.md. */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: toHtml(info.description) }} />
            <h2 id="begin">To begin with</h2>
            <pre>
              <code>{START}</code>
            </pre>
            {groups.map(({ name, description, calls }) => (
              <section key={name} aria-labelledby={groupAnchor(name)}>
                <h2 id={groupAnchor(name)}>{name}</h2>
                <p>{description}</p>
                {calls.map((endpoint) => (
                  <OperationEntry
                    key={endpoint.operation.operationId}
                    endpoint={endpoint}
                    schemas={components.schemas}
                  />
                ))}
              </section>
            ))}
            <Schemas schemas={components.schemas} />
          </main>
        </div>
      </body>
    </html>
  )
}

/** @param styles addresses of the style sheets: the site's own, then this page's. */
export const writePage = (document: OpenApi, styles: string[]): string =>
  `<!doctype html>${renderToStaticMarkup(<Page document={document} styles={styles} />)}`
