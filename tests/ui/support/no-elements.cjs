/**
 * Stands for Taro's web components, 150 files with what they import. Two doors of Taro register three of them as they load: the tab bar and
 * a viewer of pictures, which the app draws itself (`config/shims`, `src/ui/picture-viewer`).
 */
const define = () => undefined
module.exports = {
  defineCustomElementTaroSwiperCore: define,
  defineCustomElementTaroSwiperItemCore: define,
  defineCustomElementTaroTabbar: define,
}
