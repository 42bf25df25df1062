import { Component, type ReactNode } from 'react'
import { href } from '../../domain/routes.ts'
import FatalPage from '../pages/fatal/page.tsx'
import type { Stores } from '../state/stores.tsx'
import { type Page, Shell } from './shell.tsx'
import { oncePer10Seconds } from './startup/lost-chunk.ts'

interface Props {
  page: Page
  stores: Stores
  children: ReactNode
}

/** The fatal page with the failed page's data replaced, so that nothing that failed is rendered again. */
function fatalPage({ payload, i18n }: Page): Page {
  const error = { code: 'unexpected', requestId: '' }
  return {
    i18n,
    payload: { ...payload, status: 500, error, islandProps: error },
    View: FatalPage,
    parts: { html: {} },
  }
}

/**
 * A generic app error returns to the home page, at most once per 10 s; on the home page itself it shows the fatal page
 * (docs/behaviour.md, "App error").
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(error: unknown): void {
    console.error(error)
    const { locale, route } = this.props.page.payload
    if (route !== 'home' && oncePer10Seconds(sessionStorage, 'error-return', '/')) location.assign(href('home', locale))
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <Shell page={fatalPage(this.props.page)} stores={this.props.stores} />
  }
}
