-- Orders with their timelines, messages, addresses and parcels; disputes and who decided them; what buyers say of sellers.

create table trade_order (
  order_id bigint primary key,
  order_no text not null unique,
  ver integer not null,
  area_id bigint not null references area (area_id),
  -- Null unless it comes from a listing.
  sale_id bigint references sale (sale_id),
  item_id bigint not null references item (item_id),
  title text not null,
  thumb text not null,
  unit text not null,
  delivery text not null,
  place text not null,
  buyer_user_id bigint not null references user_account (user_id),
  buyer_block_id bigint not null references block (block_id),
  seller_user_id bigint not null references user_account (user_id),
  seller_block_id bigint not null references block (block_id),
  price bigint not null check (price > 0),
  qty bigint not null check (qty > 0),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee <= amount),
  fund_share bigint not null check (fund_share >= 0 and fund_share <= fee),
  -- What it was made with and keeps to its end: the fee in basis points and at most, the fund's share of it, and up to what amount a mayor or
  -- an arbiter decides. Source: operating §1.
  trade_fee integer not null,
  trade_fee_most integer not null,
  trade_fee_fund integer not null,
  arbiter_most integer not null,
  -- The waits that it was made with, each in its unit. Source: operating §1.
  pay_minutes smallint not null default 15,
  deliver_hours smallint not null default 24,
  more_deliver_hours smallint not null default 24,
  confirm_hours smallint not null default 72,
  more_confirm_hours smallint not null default 72,
  cancel_answer_hours smallint not null default 24,
  evidence_hours smallint not null default 48,
  decide_days smallint not null default 7,
  last_resort_days smallint not null default 15,
  rate_days smallint not null default 7,
  hold_id bigint references hold (hold_id),
  pay_no text not null,
  state text not null check (state in ('unpaid', 'paid', 'delivered', 'done', 'closed', 'dispute', 'refunded')),
  deadline_at bigint,
  deadline_does text,
  ended_act text,
  ended_by text,
  ended_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  source text not null check (source in ('sale', 'buy', 'block')),
  source_id bigint not null,
  cancel_ask_by text check (cancel_ask_by in ('buyer', 'seller')),
  cancel_ask_text text,
  cancel_ask_at bigint,
  cancel_ask_until bigint,
  more_deliver boolean not null default false,
  more_confirm boolean not null default false,
  messages integer not null default 0,
  rate_until bigint,
  buyer_stars smallint check (buyer_stars between 1 and 5),
  buyer_words text,
  seller_stars smallint check (seller_stars between 1 and 5),
  seller_words text,
  spot text not null default '' check (spot = '' or spot ~ '^-?[0-9]{1,2}([.][0-9]{1,6})?,-?[0-9]{1,3}([.][0-9]{1,6})?$'),
  -- When each side last reminded the other. Our decision: docs/decisions/0007-orders.md
  buyer_reminded_at bigint,
  seller_reminded_at bigint,
  -- A request that the buyer gets a part of the money back, and what was agreed. Source: domain model §10 (partial refund).
  part_ask_by text constraint trade_order_part_asker check (part_ask_by in ('buyer', 'seller')),
  part_ask_amount bigint,
  part_ask_text text,
  part_ask_at bigint,
  part_ask_until bigint,
  buyer_part_asks smallint not null default 0,
  seller_part_asks smallint not null default 0,
  agreed_back bigint,
  agreed_fee bigint,
  check (buyer_user_id <> seller_user_id),
  check ((deadline_at is null) = (deadline_does is null)),
  check ((source = 'sale') = (sale_id is not null)),
  check (num_nulls(cancel_ask_by, cancel_ask_text, cancel_ask_at, cancel_ask_until) in (0, 4)),
  constraint trade_order_part_whole
    check (num_nulls(part_ask_by, part_ask_amount, part_ask_text, part_ask_at, part_ask_until) in (0, 5)),
  constraint trade_order_part_divides check (part_ask_amount > 0 and part_ask_amount < amount),
  constraint trade_order_agreed_divides
    check (agreed_back > 0 and agreed_back < amount and agreed_fee >= 0 and agreed_fee <= amount - agreed_back),
  constraint trade_order_agreed_whole check ((agreed_back is null) = (agreed_fee is null))
);
create index order_buyer on trade_order (buyer_user_id, state, order_id desc);
create index order_seller on trade_order (seller_user_id, state, order_id desc);
create index order_reserved on trade_order (sale_id, deadline_at) where state = 'unpaid';
create index order_timeouts on trade_order (buyer_user_id, ended_at desc) where ended_act = 'closeUnpaid';
create index order_buyer_block on trade_order (buyer_block_id) where state in ('unpaid', 'paid', 'delivered', 'dispute');
create index order_seller_block on trade_order (seller_block_id) where state in ('unpaid', 'paid', 'delivered', 'dispute');
create index order_history on trade_order (item_id, ended_at) where state = 'done';
create index order_taken on trade_order (buyer_user_id, created_at) where state = 'unpaid' or ended_act = 'closeUnpaid';
-- Overdue deadlines are looked for every minute: without these, by reading whole tables.
create index order_due on trade_order (deadline_at) where deadline_at is not null;
create index order_ask_due on trade_order (cancel_ask_until) where cancel_ask_until is not null;
create index order_running on trade_order (area_id) include (amount, deadline_at) where state in ('paid', 'delivered', 'dispute');
create index order_part_due on trade_order (part_ask_until) where part_ask_until is not null;
create index order_seller_ended on trade_order (seller_user_id, area_id, ended_at)
  include (source, state, ended_act) where ended_at is not null;

create table order_event (
  event_id bigint primary key,
  order_id bigint not null references trade_order (order_id),
  at bigint not null,
  act text not null,
  by text not null check (by in ('buyer', 'seller', 'arbiter', 'operator', 'timer')),
  text text not null,
  images text not null
);
create index order_event_order on order_event (order_id, event_id);
-- Events lie in the order of time: a summary of each few pages finds a span of them, and costs a payment nothing to keep.
create index order_event_at on order_event using brin (at) with (pages_per_range = 16, autosummarize = on);
create trigger order_event_is_append_only before update or delete on order_event for each row execute function refuse_change();

create table order_message (
  msg_id bigint primary key,
  order_id bigint not null references trade_order (order_id),
  from_user_id bigint not null references user_account (user_id),
  by text not null check (by in ('buyer', 'seller')),
  text text not null,
  images text not null,
  at bigint not null,
  check (text <> '' or images <> '')
);
create index order_message_order on order_message (order_id, msg_id desc);
create trigger order_message_is_append_only before update or delete on order_message for each row execute function refuse_change();

-- Messages are append-only, so what the platform hides is told beside them.
create table hidden_message (
  msg_id bigint constraint hidden_message_pkey primary key constraint hidden_message_message_fkey references order_message (msg_id),
  at bigint not null
);

-- Where the goods of an order go: as it was when the buyer chose it.
create table order_address (
  order_id bigint constraint order_address_pkey primary key constraint order_address_order_fkey references trade_order (order_id),
  name text not null,
  mobile text not null,
  region text not null,
  street text not null,
  at bigint not null,
  masked_at bigint
);

-- The parcel of a posted order: who carries it, under which number, and when it was signed for.
create table order_parcel (
  order_id bigint constraint order_parcel_pkey primary key constraint order_parcel_order_fkey references trade_order (order_id),
  carrier text not null,
  tracking_no text not null,
  sent_at bigint not null,
  followed_at bigint,
  signed_at bigint,
  -- What the carrier told of it on its way, newest first, and what it did with it last. Our decision: docs/decisions/0430-parcels.md
  news jsonb not null default '[]',
  way text,
  asked_at bigint,
  -- By how much a signature brought the end of the order nearer, and when: a carrier that takes the parcel back takes that back, too.
  shortened_by bigint,
  shortened_at bigint
);
create index order_parcel_no on order_parcel (tracking_no, carrier);

create table dispute (
  dispute_id bigint primary key,
  order_id bigint not null references trade_order (order_id),
  area_id bigint not null references area (area_id),
  opened_by text not null check (opened_by in ('buyer', 'seller')),
  reason text not null,
  text text not null,
  images text not null,
  state text not null check (state in ('open', 'decided', 'appealed', 'executed', 'withdrawn', 'lapsed')),
  opened_at bigint not null,
  evidence_until bigint not null,
  decide_by bigint not null,
  last_resort_at bigint not null,
  appealed_by text check (appealed_by in ('buyer', 'seller')),
  appeal_text text,
  appealed_at bigint,
  ended_at bigint,
  -- When operators were told that nobody decided a dispute, or its appeal, in time: they are told once of each. Source: domain model §5.
  alarmed_at bigint,
  unique (order_id, opened_by)
);
create unique index dispute_running on dispute (order_id) where ended_at is null;
create index dispute_todo on dispute (decide_by, dispute_id) where ended_at is null;
create index dispute_ended on dispute (dispute_id desc) where ended_at is not null;
create index dispute_due on dispute (decide_by) where state in ('open', 'appealed');

create table dispute_ruling (
  ruling_id bigint primary key,
  dispute_id bigint not null references dispute (dispute_id),
  kind text not null check (kind in ('release', 'refund', 'split')),
  seller_amount bigint not null check (seller_amount >= 0),
  fee bigint not null check (fee >= 0 and fee <= seller_amount),
  reason text not null,
  by_role text not null check (by_role in ('arbiter', 'operator')),
  by_user_id bigint not null references user_account (user_id),
  at bigint not null,
  buyer_accepted_at bigint,
  seller_accepted_at bigint,
  executed_at bigint
);
create index dispute_ruling_dispute on dispute_ruling (dispute_id, ruling_id);

-- What buyers say of sellers, as far as it counts and is shown: a row beside each order that its buyer has rated.
-- The words stay in the order; the row is written with the stars, in the same transaction and by whichever way they come.
create table review (
  order_id bigint constraint review_pkey primary key constraint review_order_fkey references trade_order (order_id),
  area_id integer not null constraint review_area_fkey references area (area_id),
  seller_user_id bigint not null constraint review_seller_fkey references user_account (user_id),
  buyer_user_id bigint not null constraint review_buyer_fkey references user_account (user_id),
  month integer not null,
  stars smallint not null constraint review_stars_known check (stars between 1 and 5),
  at bigint not null,
  shown_at bigint not null,
  removed_at bigint,
  answer text,
  answered_at bigint,
  constraint review_answer_whole check ((answer is null) = (answered_at is null))
);
create index review_of_seller on review (seller_user_id, area_id, (- at), (- order_id))
  include (order_id, buyer_user_id, month, stars, at, shown_at) where removed_at is null;

-- A month on the area's clock, as 202611.
create function month_in_area(at bigint) returns integer language plpgsql immutable parallel safe as $$
declare t timestamp := to_timestamp((at + 28800000) / 1000) at time zone 'UTC';
begin
  return extract(year from t)::int * 100 + extract(month from t)::int;
end $$;

create function review_of_order() returns trigger language plpgsql as $$ begin
  if old.buyer_stars is null then
    insert into review (order_id, area_id, seller_user_id, buyer_user_id, month, stars, at, shown_at)
    values (new.order_id, new.area_id, new.seller_user_id, new.buyer_user_id, month_in_area(new.updated_at), new.buyer_stars, new.updated_at,
      case when new.seller_stars is null then new.rate_until else new.updated_at end);
  else
    update review set shown_at = least(shown_at, new.updated_at) where order_id = new.order_id;
  end if;
  return null;
end $$;

create trigger reviews_of_ratings after update on trade_order for each row
  when (new.buyer_stars is not null and (old.buyer_stars is null or old.seller_stars is distinct from new.seller_stars))
  execute function review_of_order();

-- Whose turn an order is, and until when, as `turnOf` and `waitingOf` of the contract say it: lists and counts ask it of many rows.
-- tests/server/area/turn.test.ts compares the two over every state, request and decision.

-- An open request is answered before anything else; a request for a part ends with the order's own deadline.
create function order_asked_by(o trade_order, now bigint) returns text language plpgsql stable as $$ begin return case
    when o.state not in ('paid', 'delivered') then null
    when o.cancel_ask_until > now then o.cancel_ask_by
    when least(o.part_ask_until, o.deadline_at) > now then o.part_ask_by
  end;
end $$;

create function order_is_turn(o trade_order, side text, now bigint) returns boolean language plpgsql stable as $$ begin return case o.state
    when 'unpaid' then side = 'buyer'
    when 'paid' then side <> coalesce(order_asked_by(o, now), 'buyer')
    when 'delivered' then side <> coalesce(order_asked_by(o, now), 'seller')
    when 'dispute' then exists (
      select from dispute d where d.order_id = o.order_id and d.ended_at is null and d.state = 'decided'
        and (select case side when 'buyer' then r.buyer_accepted_at else r.seller_accepted_at end
          from dispute_ruling r where r.dispute_id = d.dispute_id order by r.ruling_id desc limit 1) is null)
    else false
  end;
end $$;

create function order_turn_until(o trade_order, now bigint) returns bigint language plpgsql stable as $$ begin return case
    when order_asked_by(o, now) is null then o.deadline_at
    when o.cancel_ask_until > now then least(o.cancel_ask_until, o.deadline_at)
    else least(o.part_ask_until, o.deadline_at)
  end;
end $$;
