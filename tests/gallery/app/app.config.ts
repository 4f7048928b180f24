/** The gallery alone, as a product of its own, which the checks of tests/gallery open. */
export default defineAppConfig({
  pages: ['pages/gallery/index'],
  window: { navigationStyle: 'custom' },
  lazyCodeLoading: 'requiredComponents',
})
