export default defineAppConfig({
  pages: ['pages/index/index'],
  window: { navigationStyle: 'custom', backgroundColor: '#f1f4f8' },
})
