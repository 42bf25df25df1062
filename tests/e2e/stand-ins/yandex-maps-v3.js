/**
 * The part of the Yandex Maps JavaScript API v3 that the site uses, without tiles: places on a blank map, projected linearly. Its root
 * has the state as attributes: data-zoom, data-center, data-theme, data-lang.
 */
;(() => {
  const lang = new URL(document.currentScript.src).searchParams.get('lang')
  // The vendor's vector engine creates functions from strings; a policy without 'unsafe-eval' fails here.
  const project = new Function('from', 'to', 'at', 'return to === from ? 0.5 : (at - from) / (to - from)')

  class YMapDefaultSchemeLayer {}
  class YMapDefaultFeaturesLayer {}

  class YMapMarker {
    constructor(props, element) {
      this.props = props
      this.holder = document.createElement('div')
      this.holder.style.position = 'absolute'
      this.holder.append(element)
      if (props.draggable) this.#drag()
    }
    /** Dragging by the pointer; the coordinates are reported at its end. */
    #drag() {
      const { holder } = this
      holder.onpointerdown = ({ pointerId }) => holder.setPointerCapture(pointerId)
      holder.onpointermove = ({ movementX, movementY, pointerId }) => {
        if (!holder.hasPointerCapture(pointerId)) return
        const [longitude, latitude] = this.props.coordinates
        const [wide, tall] = this.map.degreesAPixel()
        this.moved = true
        this.update({ coordinates: [longitude + movementX * wide, latitude - movementY * tall] })
      }
      holder.onlostpointercapture = () => {
        if (this.moved) this.props.onDragEnd?.(this.props.coordinates)
        this.moved = false
      }
    }
    update(props) {
      Object.assign(this.props, props)
      this.holder.style.zIndex = String(this.props.zIndex ?? 0)
      this.map?.place(this)
    }
  }

  class YMap {
    constructor(root, props) {
      if (root.clientHeight === 0) throw new Error('a map without height')
      this.root = root
      this.children = new Set()
      root.style.position = 'relative'
      root.style.background = '#e9efe4'
      root.dataset.lang = lang
      this.update(props)
      this.setLocation(props.location)
    }
    get zoom() {
      return this.at.zoom
    }
    update({ theme }) {
      if (theme) this.root.dataset.theme = theme
    }
    setLocation({ bounds, center, zoom }) {
      const [[west, north], [east, south]] = bounds ?? [[], []]
      this.at = {
        zoom: bounds ? 4 : (zoom ?? this.at.zoom),
        center: bounds ? [(west + east) / 2, (north + south) / 2] : (center ?? this.at.center),
      }
      this.root.dataset.zoom = String(this.at.zoom)
      this.root.dataset.center = this.at.center.join(',')
      for (const child of this.children) this.place(child)
    }
    addChild(child) {
      const layered = [...this.children].some((one) => one instanceof YMapDefaultFeaturesLayer)
      if (child instanceof YMapMarker && !layered) throw new Error('a marker without a layer of features')
      this.children.add(child)
      if (child instanceof YMapMarker) {
        child.map = this
        this.root.append(child.holder)
      }
      this.place(child)
      return this
    }
    removeChild(child) {
      this.children.delete(child)
      child.holder?.remove()
      return this
    }
    degreesAPixel() {
      const span = 720 / 2 ** this.at.zoom
      return [(2 * span) / this.root.clientWidth, span / this.root.clientHeight]
    }
    place(child) {
      if (!(child instanceof YMapMarker)) return
      const [longitude, latitude] = child.props.coordinates
      const span = 720 / 2 ** this.at.zoom
      const [x, y] = this.at.center
      child.holder.style.left = `${100 * project(x - span, x + span, longitude)}%`
      child.holder.style.top = `${100 * project(y + span / 2, y - span / 2, latitude)}%`
    }
  }

  window.ymaps3 = {
    // The vendor loads its parts by separate requests.
    ready: fetch(new URL('/parts', document.currentScript.src)).then(() => {}),
    YMap,
    YMapDefaultSchemeLayer,
    YMapDefaultFeaturesLayer,
    YMapMarker,
  }
})()
