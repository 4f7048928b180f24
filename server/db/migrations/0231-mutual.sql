-- Mutual aid: posts, replies, the points that are held for their thanks, and the private words of two who matched.

-- Points from thanks beyond the third of one pair in 30 days: a person has them, and does not rank by them.
alter table user_account add column points_unranked bigint not null default 0 check (points_unranked >= 0);

create table mutual_post (
  mutual_id bigint primary key,
  no text not null unique,
  ver integer not null,
  area_id bigint not null references area (area_id),
  block_id bigint not null references block (block_id),
  user_id bigint not null references user_account (user_id),
  kind text not null check (kind in ('need', 'offer')),
  title text not null,
  content text not null,
  thumbs text not null,
  place text not null,
  place_detail text not null,
  thanks integer not null check (thanks between 0 and 100),
  days integer not null check (days in (7, 30)),
  state text not null check (state in ('open', 'matched', 'done', 'closed', 'expired', 'removed')),
  created_at bigint not null,
  expire_at bigint not null,
  chosen_id bigint,
  asker_user_id bigint references user_account (user_id),
  helper_user_id bigint references user_account (user_id),
  matched_at bigint,
  finished_at bigint,
  finish_text text not null,
  finish_thumbs text not null,
  due_at bigint,
  given integer check (given between 0 and 100),
  is_ranked boolean not null,
  reason text not null,
  pin_until bigint,
  ended_at bigint,
  check ((state in ('open', 'matched')) = (due_at is not null)),
  check ((state in ('open', 'matched')) = (ended_at is null)),
  check (state <> 'open' or chosen_id is null),
  check (state not in ('matched', 'done') or chosen_id is not null),
  check ((chosen_id is null) = (matched_at is null)),
  check (finished_at is null or chosen_id is not null),
  check (state <> 'done' or given is not null),
  check (pin_until is null or state = 'open')
);
create index mutual_post_area on mutual_post (area_id, mutual_id desc) where state in ('open', 'matched');
create index mutual_post_pinned on mutual_post (area_id, pin_until) where pin_until is not null;
create index mutual_post_block on mutual_post (block_id) where state = 'open';
create index mutual_post_user on mutual_post (user_id, mutual_id);
create index mutual_post_asker on mutual_post (asker_user_id, ended_at) where asker_user_id is not null;
create index mutual_post_helper on mutual_post (helper_user_id, ended_at) where helper_user_id is not null;
create index mutual_post_due on mutual_post (due_at) where due_at is not null;

create table mutual_reply (
  reply_id bigint primary key,
  mutual_id bigint not null references mutual_post (mutual_id),
  block_id bigint not null references block (block_id),
  user_id bigint not null references user_account (user_id),
  content text not null,
  at bigint not null,
  state text not null check (state in ('open', 'chosen', 'withdrawn'))
);
create unique index mutual_reply_one_of_block on mutual_reply (mutual_id, block_id) where state <> 'withdrawn';
create unique index mutual_reply_one_chosen on mutual_reply (mutual_id) where state = 'chosen';
create index mutual_reply_post on mutual_reply (mutual_id, reply_id);
create index mutual_reply_user on mutual_reply (user_id, mutual_id);
create index mutual_reply_block on mutual_reply (block_id) where state = 'open';

-- Points taken from an asker for a post; `back`: what of them came back, null while they are held.
create table mutual_hold (
  hold_id bigint primary key,
  mutual_id bigint not null references mutual_post (mutual_id),
  user_id bigint not null references user_account (user_id),
  points integer not null check (points > 0),
  at bigint not null,
  back integer check (back between 0 and points)
);
create index mutual_hold_post on mutual_hold (mutual_id);

create table mutual_message (
  msg_id bigint primary key,
  reply_id bigint not null references mutual_reply (reply_id),
  from_user_id bigint not null references user_account (user_id),
  text text not null,
  images text not null,
  at bigint not null
);
create index mutual_message_reply on mutual_message (reply_id, msg_id desc);

alter table user_notice drop constraint user_notice_ref_type_check;
alter table user_notice add constraint user_notice_ref_type_check
  check (ref_type in
  ('order', 'dispute', 'sale', 'buy', 'block', 'recharge', 'withdraw', 'withdrawDesk', 'expand', 'round', 'fund', 'fundSpend',
   'vote', 'shop', 'mutual', 'areaNotice', 'account', 'none'));
