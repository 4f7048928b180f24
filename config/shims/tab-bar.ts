export { drawTabBar as initTabbar } from '../../src/platform/tab-bar/draw'
