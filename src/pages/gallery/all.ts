import type { Examples } from '@/ui/examples/examples'
import { avatarGridExamples } from '@/ui/avatar-grid/avatar-grid.examples'
import { avatarExamples } from '@/ui/avatar/avatar.examples'
import { boardFilterExamples } from '@/parts/board-filter/board-filter.examples'
import { backToTopExamples } from '@/ui/back-to-top/back-to-top.examples'
import { bottomBarExamples } from '@/ui/bottom-bar/bottom-bar.examples'
import { buttonExamples } from '@/ui/button/button.examples'
import { cellExamples } from '@/ui/cell/cell.examples'
import { chipsExamples } from '@/ui/chips/chips.examples'
import { choiceExamples } from '@/ui/choice/choice.examples'
import { choiceListExamples } from '@/ui/choice-list/choice-list.examples'
import { countdownExamples } from '@/ui/countdown/countdown.examples'
import { depthExamples } from '@/ui/depth/depth.examples'
import { dialogExamples } from '@/ui/dialog/dialog.examples'
import { fieldExamples } from '@/ui/field/field.examples'
import { figuresExamples } from '@/ui/figures/figures.examples'
import { formExamples } from '@/ui/form/form.examples'
import { goodsLineExamples } from '@/ui/goods-line/goods-line.examples'
import { helpLinkExamples } from '@/ui/help-link/help-link.examples'
import { iconExamples } from '@/ui/icon/icon.examples'
import { layerExamples } from '@/ui/layer/layer.examples'
import { imageGridExamples } from '@/ui/image-grid/image-grid.examples'
import { lineChartExamples } from '@/ui/line-chart/line-chart.examples'
import { listFootExamples } from '@/ui/list-foot/list-foot.examples'
import { listViewExamples } from '@/ui/list-view/list-view.examples'
import { loginPopupExamples } from '@/features/session/popup/login-popup.examples'
import { mapLinesExamples } from '@/ui/map-lines/map-lines.examples'
import { messageBoxExamples } from '@/ui/message-box/message-box.examples'
import { moneyPathExamples } from '@/features/cashier/path/money-path.examples'
import { noteExamples } from '@/ui/note/note.examples'
import { offlineBannerExamples } from '@/ui/offline-banner/offline-banner.examples'
import { pictureViewerExamples } from '@/ui/picture-viewer/picture-viewer.examples'
import { plateExamples } from '@/ui/plate/plate.examples'
import { pointsPopupExamples } from '@/ui/points-popup/points-popup.examples'
import { priceHeadExamples } from '@/ui/price-head/price-head.examples'
import { popupMenuExamples } from '@/ui/popup-menu/popup-menu.examples'
import { quantityExamples } from '@/ui/quantity/quantity.examples'
import { popupExamples } from '@/ui/popup/popup.examples'
import { pressableExamples } from '@/ui/pressable/pressable.examples'
import { qtyTextExamples } from '@/ui/qty-text/qty-text.examples'
import { recordRowExamples } from '@/ui/record-row/record-row.examples'
import { remoteViewExamples } from '@/ui/remote-view/remote-view.examples'
import { richTextExamples } from '@/ui/rich-text/rich-text.examples'
import { screenExamples } from '@/ui/screen/screen.examples'
import { rowGroupsExamples } from '@/ui/row-groups/row-groups.examples'
import { sectionExamples } from '@/ui/section/section.examples'
import { segmentExamples } from '@/ui/segment/segment.examples'
import { selectRowExamples } from '@/ui/select-row/select-row.examples'
import { sheetExamples } from '@/ui/sheet/sheet.examples'
import { skeletonExamples } from '@/ui/skeleton/skeleton.examples'
import { slideToConfirmExamples } from '@/ui/slide-to-confirm/slide-to-confirm.examples'
import { splitBarExamples } from '@/ui/split-bar/split-bar.examples'
import { stepperExamples } from '@/ui/stepper/stepper.examples'
import { streetPlateExamples } from '@/ui/street-plate/street-plate.examples'
import { switchRowExamples } from '@/ui/switch-row/switch-row.examples'
import { tabsExamples } from '@/ui/tabs/tabs.examples'
import { tagExamples } from '@/ui/tag/tag.examples'
import { textAreaExamples } from '@/ui/text-area/text-area.examples'
import { thumbExamples } from '@/ui/thumb/thumb.examples'
import { timelineExamples } from '@/ui/timeline/timeline.examples'
import { turnExamples } from '@/ui/turn/turn.examples'
import { undoBarExamples } from '@/ui/undo-bar/undo-bar.examples'
import { verdictRowExamples } from '@/ui/verdict-row/verdict-row.examples'
import { emptyStateExamples } from '@/ui/empty-state/empty-state.examples'
import { yuanExamples } from '@/ui/yuan/yuan.examples'
import { readOnlyBarExamples } from '@/parts/access/read-only-bar.examples'
import { ballotCheckExamples } from '@/parts/ballot/ballot-check.examples'
import { receiptEntryExamples } from '@/parts/ballot/receipt-entry.examples'
import { receiptSheetExamples } from '@/parts/ballot/receipt-sheet.examples'
import { turnoutBarExamples } from '@/parts/ballot/turnout-bar.examples'
import { signedInExamples } from '@/parts/guest/signed-in.examples'
import { messagesExamples } from '@/parts/messages/messages.examples'
import { recordLineExamples } from '@/parts/site/record-line.examples'
import { saveSheetExamples } from '@/ui/save-sheet/save-sheet.examples'
import { shapeExamples } from '@/ui/shape/shape.examples'

/** Every component's examples, by name. Drawn by the gallery, rendered by tests/ui. */
export const allExamples: readonly Examples[] = [
  avatarGridExamples,
  avatarExamples,
  boardFilterExamples,
  backToTopExamples,
  ballotCheckExamples,
  bottomBarExamples,
  buttonExamples,
  cellExamples,
  chipsExamples,
  choiceExamples,
  choiceListExamples,
  countdownExamples,
  depthExamples,
  dialogExamples,
  fieldExamples,
  figuresExamples,
  formExamples,
  goodsLineExamples,
  helpLinkExamples,
  iconExamples,
  imageGridExamples,
  layerExamples,
  lineChartExamples,
  listFootExamples,
  listViewExamples,
  loginPopupExamples,
  mapLinesExamples,
  messageBoxExamples,
  messagesExamples,
  moneyPathExamples,
  noteExamples,
  offlineBannerExamples,
  pictureViewerExamples,
  plateExamples,
  pointsPopupExamples,
  priceHeadExamples,
  popupMenuExamples,
  quantityExamples,
  popupExamples,
  pressableExamples,
  qtyTextExamples,
  readOnlyBarExamples,
  receiptEntryExamples,
  receiptSheetExamples,
  recordLineExamples,
  recordRowExamples,
  remoteViewExamples,
  richTextExamples,
  saveSheetExamples,
  screenExamples,
  rowGroupsExamples,
  sectionExamples,
  segmentExamples,
  selectRowExamples,
  shapeExamples,
  sheetExamples,
  signedInExamples,
  skeletonExamples,
  slideToConfirmExamples,
  splitBarExamples,
  stepperExamples,
  streetPlateExamples,
  switchRowExamples,
  tabsExamples,
  tagExamples,
  textAreaExamples,
  thumbExamples,
  timelineExamples,
  turnExamples,
  turnoutBarExamples,
  undoBarExamples,
  verdictRowExamples,
  emptyStateExamples,
  yuanExamples,
]
