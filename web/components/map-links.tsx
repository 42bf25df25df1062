import type { Coordinates } from '../../domain/contract/companies.ts'
import { useI18n } from '../app/i18n.tsx'

interface MapLinksProps {
  name: string
  country: string
  address: string
  coordinates: Coordinates | null
}

type Service = 'device' | 'yandex' | 'apple' | 'amap'

/** Addresses that open a map of the reader's own: an app where one is installed, else a page. */
function addressesOf({ name, country, address, coordinates }: MapLinksProps): [Service, string][] {
  const text = encodeURIComponent(address)
  const label = encodeURIComponent(name)
  if (!coordinates) {
    const amap: [Service, string] = ['amap', `https://uri.amap.com/search?keyword=${text}`]
    return [
      ['device', `geo:0,0?q=${text}`],
      ['yandex', `https://yandex.ru/maps/?text=${text}`],
      ['apple', `https://maps.apple.com/?q=${text}`],
      ...(country === 'CN' ? [amap] : []),
    ]
  }
  const { latitude, longitude } = coordinates
  // Within China maps are drawn on another datum: the service is told that these are degrees of WGS 84.
  const amap: [Service, string] = [
    'amap',
    `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${label}&coordinate=wgs84&callnative=1`,
  ]
  return [
    // RFC 5870; the query is what Android shows beside the pin.
    ['device', `geo:${latitude},${longitude}?q=${latitude},${longitude}(${label})`],
    ['yandex', `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16&l=map`],
    ['apple', `https://maps.apple.com/?ll=${latitude},${longitude}&q=${label}`],
    ...(country === 'CN' ? [amap] : []),
  ]
}

/** Ways to a place on the reader's own map: they need neither a key nor a script of ours. */
export function MapLinks(props: MapLinksProps) {
  const { t } = useI18n()
  return (
    <ul className="map-links">
      {addressesOf(props).map(([service, address]) => (
        <li key={service}>
          <a href={address} rel="noopener nofollow">
            {t(`map.in.${service}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
