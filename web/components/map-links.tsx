import type { Coordinates } from '../../domain/contract/companies.ts'
import { useI18n } from '../app/i18n.tsx'

interface MapLinksProps {
  name: string
  country: string
  address: string
  coordinates: Coordinates | null
}

type Service = 'device' | 'yandex' | 'apple' | 'amap'

/** Addresses that open a place in the visitor's own map: an app if installed, else a web page. */
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
  // Maps of China use another datum, so the service is told that the coordinates are WGS 84.
  const amap: [Service, string] = [
    'amap',
    `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${label}&coordinate=wgs84&callnative=1`,
  ]
  return [
    // RFC 5870; Android shows the query as the pin's label.
    ['device', `geo:${latitude},${longitude}?q=${latitude},${longitude}(${label})`],
    ['yandex', `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16&l=map`],
    ['apple', `https://maps.apple.com/?ll=${latitude},${longitude}&q=${label}`],
    ...(country === 'CN' ? [amap] : []),
  ]
}

/** Links to a place in the visitor's own map; they need neither an API key nor script. */
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
