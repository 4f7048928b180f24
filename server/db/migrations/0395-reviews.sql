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

create function month_in_area(at bigint) returns integer language plpgsql immutable parallel safe as $$
declare t timestamp := to_timestamp((at + 28800000) / 1000) at time zone 'UTC';
begin
  return extract(year from t)::int * 100 + extract(month from t)::int;
end $$;

-- Words that were removed until now kept their stars: such a rating is removed whole from now on.
insert into review (order_id, area_id, seller_user_id, buyer_user_id, month, stars, at, shown_at, removed_at)
select o.order_id, o.area_id, o.seller_user_id, o.buyer_user_id, month_in_area(e.at), o.buyer_stars, e.at,
  case when o.seller_stars is null then o.rate_until else least(o.rate_until, e.last_at) end,
  case when o.buyer_words = '（已由平台移除）' then e.last_at end
from trade_order as o
cross join lateral (
  select max(at) filter (where "by" = 'buyer') as at, max(at) as last_at
  from order_event where order_id = o.order_id and act = 'rate'
) as e
where o.buyer_stars is not null and e.at is not null;

create index review_of_seller on review (seller_user_id, area_id, (- at), (- order_id))
  include (order_id, buyer_user_id, month, stars, at, shown_at) where removed_at is null;

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

create index order_seller_ended on trade_order (seller_user_id, area_id, ended_at)
  include (source, state, ended_act) where ended_at is not null;
