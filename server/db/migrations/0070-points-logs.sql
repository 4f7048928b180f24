-- Popularity (never money) with every change of it, and the residents' work logs.

create table points_entry (
  points_id bigint primary key,
  user_id bigint not null references user_account (user_id),
  area_id bigint not null,
  -- Who gave or got them: null is the city's pool.
  other_user_id bigint references user_account (user_id),
  content text not null,
  points_add bigint not null,
  points bigint not null check (points >= 0),
  ref_type text not null,
  ref_id bigint not null,
  created_at bigint not null
);
create index points_entry_user on points_entry (user_id, points_id desc);
-- One thing scores once for one person.
create unique index points_entry_once on points_entry (user_id, ref_type, ref_id);

-- What people had before their changes were written down.
insert into points_entry (points_id, user_id, area_id, content, points_add, points, ref_type, ref_id, created_at)
select user_id, user_id, 0, '入住人气', points, points, 'user', user_id, created_at from user_account where points > 0;

create table work_log (
  log_id bigint primary key,
  user_id bigint not null references user_account (user_id),
  area_id bigint not null,
  block_id bigint not null references block (block_id),
  block_no integer not null,
  -- yyyy-mm-dd on the area's clock.
  day text not null,
  content text not null,
  thumbs text not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index work_log_area on work_log (area_id, log_id desc);
create index work_log_user on work_log (user_id, log_id desc);
create index work_log_day on work_log (block_id, day);
