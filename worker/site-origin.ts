import type { Bindings } from './bindings.ts'

/**
 * The site's public origin, without a slash at its end: 'https://market.example'.
 * @param requested the address that the visitor requested. The platform lets only the deployment's own host names through to it.
 */
export const siteOriginOf = ({ SITE_ORIGIN }: Pick<Bindings, 'SITE_ORIGIN'>, requested: string): string =>
  new URL(SITE_ORIGIN ?? requested).origin
