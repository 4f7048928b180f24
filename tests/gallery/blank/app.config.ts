/** What Taro weighs before the kit: one page with nothing on it. tests/gallery/size subtracts it. */
export default defineAppConfig({
  pages: ['pages/blank/index'],
  window: { navigationStyle: 'custom' },
  lazyCodeLoading: 'requiredComponents',
})
